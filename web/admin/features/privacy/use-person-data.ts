import { useState } from "react";
import type { FoundPerson, PrivacyErasure } from "#contract/admin/privacy.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { isForbidden } from "#web/lib/api/api-error.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { type Choice, eraseFailureText, getContact, toRequest } from "./messages.ts";

/** What an erasure removed, and whose data it was. */
export interface ErasedPerson {
  /** Email or phone number. */
  contact: string;
  counts: PrivacyErasure["data"];
}

/** The export and the erasure of one person's data. One runs at a time; a failure is shown in a toast. */
export function usePersonData() {
  const [isBusy, setIsBusy] = useState(false);
  const [erased, setErased] = useState<ErasedPerson>();

  const run = async (
    action: () => Promise<void>,
    failureText: (error: unknown) => { title: string; text: string },
  ): Promise<void> => {
    setIsBusy(true);
    setErased(undefined);
    try {
      await action();
    } catch (error) {
      showToast({ tone: "bad", ...failureText(error), ...(isForbidden(error) && { title: adminMessages.denied }) });
    }
    setIsBusy(false);
  };

  return {
    isBusy,
    /** The result of the last erasure. */
    erased,
    forgetErased: () => setErased(undefined),
    exportData: (person: FoundPerson, chosen: Choice | undefined) =>
      run(
        async () => {
          const response = await apiSend("POST /privacy/export", { body: toRequest(person, chosen) });
          saveFile(new Blob([JSON.stringify(response, null, 2)], { type: "application/json" }), "person.json");
          showToast({ tone: "good", title: "Exported", text: "The file holds all data about this person." });
        },
        (error) => ({ title: "The data could not be exported", text: errorText(error) }),
      ),
    /** @param onErased runs before the result is shown */
    eraseData: (person: FoundPerson, chosen: Choice | undefined, onErased: () => void) =>
      run(async () => {
        const { data } = await apiSend("POST /privacy/erase", { body: toRequest(person, chosen) });
        onErased();
        setErased({ contact: getContact(person), counts: data });
      }, eraseFailureText),
  };
}
