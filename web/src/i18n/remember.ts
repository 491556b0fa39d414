// Two choices outlive the visit, language and theme. A browser that keeps nothing is no reason to fail.
export function remember(name: 'language' | 'theme', value: string): void {
  try {
    localStorage.setItem(`steelyard.${name}`, value);
  } catch {
    // Storage is off; the choice holds until the page is closed.
  }
}

export function recall(name: 'language' | 'theme'): string | null {
  try {
    return localStorage.getItem(`steelyard.${name}`);
  } catch {
    return null;
  }
}
