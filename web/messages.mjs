// Splits the sentences: those of the first answer, those of what is opened later, and those that only the command says,
// which no page needs. '#messages/en/first' and '#messages/en/later' are two modules of one file.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const later = ['import', 'finding', 'verdict', 'relation', 'quantifier', 'property', 'tariff', 'checklist', 'export', 'takeaway',
  'fact_group', 'claims', 'chart', 'doubt', 'page.import', 'page.vendor'];
const never = ['cli', 'figure'];

const within = (key, families) => families.some((family) => key.startsWith(`${family}.`));

/** Whether a sentence comes with what is opened later. */
export const isLater = (key) => within(key, later);

/** A Vite plugin; `data` is the folder. */
export function messages(data) {
  const parts = /^\0?#messages\/([\w-]+)\/(first|later)$/;
  return {
    name: 'steelyard-messages',
    resolveId: (id) => (parts.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = id.match(parts) ?? [];
      if (!part) return undefined;
      const file = resolve(data, `messages/${language}.json`);
      this.addWatchFile(file);
      const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
        .filter(([key]) => !within(key, never) && isLater(key) === (part === 'later'));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))});`;
    },
  };
}
