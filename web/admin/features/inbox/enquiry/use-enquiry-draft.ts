import { useRef, useState } from "react";
import type { AskedWay } from "#web/admin/features/shared/enquiries/contact-question.tsx";
import { readDraft, saveDraft } from "#web/lib/forms/drafts.ts";
import { canSaveDraftsFor, useSession } from "#web/lib/session/stored-session.ts";
import { adminDraftForms } from "#web/lib/storage/storage-keys.ts";

/** Texts of an enquiry that are typed but not yet sent or saved. */
interface EnquiryDraftTexts {
  /** The internal note. */
  note: string;
  /** Label of the chosen reply template. */
  template: string;
  /** The reply, once it differs from the template; may be empty. */
  reply?: string | undefined;
  /** Replies that were replaced by choosing another template. */
  replaced: string;
  /** A call or chat without a word on how it ended; empty for none. */
  asked: AskedWay | "";
  /** The text that was handed to it. */
  sent: string;
}

const emptyTexts: EnquiryDraftTexts = { note: "", template: "", replaced: "", asked: "", sent: "" };

/** Saves every keystroke on this device, separately for each account. */
export function useEnquiryDraft(id: string) {
  const account = useSession()?.user.id ?? "";
  const form = `${adminDraftForms.reply}${account}_${id}`;
  const [texts, setTexts] = useState<EnquiryDraftTexts>(() => ({ ...emptyTexts, ...readDraft(form)?.values }));
  const latest = useRef(texts);
  return {
    texts,
    update: (changes: Partial<EnquiryDraftTexts>) => {
      latest.current = { ...latest.current, ...changes };
      setTexts(latest.current);
      // Logging out, in any tab, deletes the drafts; do not write a new one afterwards.
      if (!canSaveDraftsFor(account)) return;
      const { reply, ...others } = latest.current;
      saveDraft(form, { values: { ...others, ...(reply !== undefined && { reply }) }, since: Date.now() });
    },
    /** Returns the current texts, for code that runs after an await. */
    readLatest: () => latest.current,
  };
}

export type EnquiryDraft = ReturnType<typeof useEnquiryDraft>;
