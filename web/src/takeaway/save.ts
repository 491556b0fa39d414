// Hands a text to the browser as a file to be saved. It is made here and goes nowhere.
export function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Only once the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
