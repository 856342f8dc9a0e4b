import { useRef, useState } from "react";
import { readDraft, saveDraft } from "#web/lib/forms/drafts.ts";
import { canSaveDraftsFor, useSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms } from "#web/lib/storage/storage-keys.ts";

/** What one of the staff has written on a submission and neither sent nor stored. */
export interface ReplyDraftTexts {
  note: string;
  /** The chosen template's label. */
  template: string;
  /** The answer, once it is another than the template's; it may be empty. */
  reply?: string | undefined;
  /** The answers that templates chosen later took the place of. */
  replaced: string;
}

const nothing: ReplyDraftTexts = { note: "", template: "", replaced: "" };

/** Nothing typed is lost: it is kept on this device with every letter, for whoever typed it, until it is sent or stored. */
export function useReplyDraft(id: string) {
  const account = useSession()?.user.id ?? "";
  const form = `${adminDraftForms.answer}${account}_${id}`;
  const [texts, setTexts] = useState<ReplyDraftTexts>(() => ({ ...nothing, ...readDraft(form)?.values }));
  const latest = useRef(texts);
  return {
    texts,
    keep: (part: Partial<ReplyDraftTexts>) => {
      latest.current = { ...latest.current, ...part };
      setTexts(latest.current);
      // Whoever logs out, in whichever tab, leaves nothing behind.
      if (!canSaveDraftsFor(account)) return;
      const { reply, ...others } = latest.current;
      saveDraft(form, { values: { ...others, ...(reply !== undefined && { reply }) }, since: Date.now() });
    },
    /** What stands there at this moment, for whoever has waited. */
    now: () => latest.current,
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;
