declare module '#dossier' {
  const dossier: import('./dossier').Dossier;
  export default dossier;
}
