import { ownForm } from "#shared/listings/reference.ts";

const ownFormInText = new RegExp(String.raw`(?<![\p{L}\p{N}])${ownForm}(?![\p{L}\p{N}])`, "giu");
/** A reference of another form, or without letters, needs a word before it: "Ref: HV-12", "#1062", "home no. 1062". */
const labelledInText =
  /(?<![\p{L}\p{N}])(?:(ref(?:erence)?|#)|home|house|listing|property)(?: (?:no|number|nr|id|code))?[ .:#=]{0,4}([a-z]{1,5}[ -]?\d{2,8}|[1-9]\d{2,5})(?![\p{L}\p{N}]|[ ./-]?\d)/giu;

/** A reference in a text, such as "mh 1062" in "Is mh 1062 still free?". */
export interface WrittenReference {
  text: string;
  /** The part that is removed before other things are read. */
  whole: string;
  /** False for a number after a word such as "house", which need not be a reference. */
  isCertain: boolean;
}

/** Returns the references in a clean text, in their order. */
export function findReferences(text: string): WrittenReference[] {
  const own = [...text.matchAll(ownFormInText)].map(([whole]) => ({ text: whole, whole, isCertain: true }));
  const rest = own.reduce((left, { whole }) => left.replace(whole, " ; "), text);
  const labelled = [...rest.matchAll(labelledInText)].map(([whole, mark, code = ""]) => ({
    text: code,
    whole,
    isCertain: mark !== undefined,
  }));
  return [...own, ...labelled];
}
