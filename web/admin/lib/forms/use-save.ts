import { useState } from "react";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";

/** State of a small form in a dialog: the problem of each field, or one text for any other failure. */
export function useSave() {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  /**
   * Runs `send` unless it runs already. After it the form closes, so it stays busy.
   * @param showRefusal is called with an error of the API; returns whether the form shows it itself
   */
  const save = async (send: () => Promise<void>, showRefusal: (error: ApiError) => boolean = () => false) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblems({});
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      const invalid = error instanceof ApiError && error.status === 422 ? readFieldProblems(error.body) : {};
      const isShown = error instanceof ApiError && showRefusal(error);
      setProblems(invalid);
      if (!isShown && Object.keys(invalid).length === 0) setFailure(errorText(error));
      setIsBusy(false);
    }
  };
  return { isBusy, problems, failure, save };
}
