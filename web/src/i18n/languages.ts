// The two languages, and where the sentences of each come from.
export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];
export type Messages = Readonly<Record<string, string>>;

// Literal imports: the bundler makes a file of each, and only the one wanted is fetched. web/messages.mjs says what is in which.
const files = {
  en: { first: () => import('#messages/en/first'), later: () => import('#messages/en/later') },
  'zh-Hans': { first: () => import('#messages/zh-Hans/first'), later: () => import('#messages/zh-Hans/later') },
};

export async function load(language: Language, part: 'first' | 'later'): Promise<Messages> {
  return (await files[language][part]()).default;
}

/** The first of the two that the person reads, by their browser's list. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'zh') return 'zh-Hans';
    if (language === 'en') return 'en';
  }
  return 'en';
}
