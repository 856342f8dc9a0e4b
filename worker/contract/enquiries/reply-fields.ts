/**
 * The fields of a reply template. `title`, `price` and `link` are those of the home, the course or the professional that an
 * enquiry is about; `me` is the colleague who replies.
 */
export const replyFields = ["name", "title", "price", "link", "reference", "business", "me"] as const;
export type ReplyField = (typeof replyFields)[number];

export const replyTemplateLimits = { templates: 50, name: 60, subject: 150, body: 3000 } as const;

/** The values for one enquiry. A field is missing if the enquiry has none, or if it would not be true now. */
export type ReplyValues = Readonly<Partial<Record<ReplyField, string>>>;

const fieldPattern = /\{([^{}\n]*)\}/g;

const isReplyField = (name: string): name is ReplyField => replyFields.some((field) => field === name);

/** Returns the first field that does not exist, with its braces. */
export function findUnknownField(text: string): string | undefined {
  return [...text.matchAll(fieldPattern)].find(([, name = ""]) => !isReplyField(name))?.[0];
}

/** Returns the fields of a text that have no value, without repetitions. */
export function findMissingFields(text: string, values: ReplyValues): ReplyField[] {
  const used = new Set([...text.matchAll(fieldPattern)].map(([, name = ""]) => name));
  return replyFields.filter((field) => used.has(field) && !values[field]);
}

/** Puts the values in place of the fields. A field without a value stays as it is. */
export const fillFields = (text: string, values: ReplyValues): string =>
  text.replaceAll(fieldPattern, (field, name: string) => (isReplyField(name) && values[name]) || field);
