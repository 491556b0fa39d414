declare module '#assets/claims.json' {
  const claims: readonly import('./claims').Claim[];
  export default claims;
}
