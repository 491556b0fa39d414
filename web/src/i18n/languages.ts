// The two languages, and where the sentences of each come from.
export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];
export type Messages = Readonly<Record<string, string>>;

export async function load(language: Language): Promise<Messages> {
  // Two literal imports: the bundler makes a file of each, and only the one wanted is fetched.
  const file = language === 'en' ? import('../../../data/messages/en.json') : import('../../../data/messages/zh-Hans.json');
  return (await file).default;
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
