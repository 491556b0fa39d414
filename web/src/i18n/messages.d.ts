declare module '#messages/*' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
