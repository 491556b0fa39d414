// Hands a file to the browser to be saved. It is made here and goes nowhere.
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Only once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
