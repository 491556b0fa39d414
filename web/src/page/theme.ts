// Light or dark: the system's choice, until a person makes their own. tokens.css does the rest.
import { recall, remember } from '../i18n/remember';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function theme(): Theme {
  const kept = recall('theme');
  return themes.find((name) => name === kept) ?? 'system';
}

export function setTheme(name: Theme): void {
  remember('theme', name);
  showTheme(name);
}

export function showTheme(name: Theme): void {
  if (name === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
}
