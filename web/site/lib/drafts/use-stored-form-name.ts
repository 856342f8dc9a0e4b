import { useEffect, useRef, useState } from "react";
import { hasSession, loggedOutEvent } from "#web/lib/session/has-session.ts";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { storedFormName } from "./visitor-forms.ts";

/**
 * Returns the name under which this browser stores a form. It stays the same while the form is open, also when the session
 * expires, and becomes that of an anonymous visitor at a logout.
 * @param onLogOut called at a logout of its account in this or another tab
 */
export function useStoredFormName(form: string, onLogOut: () => void): string {
  const [storedName, setStoredName] = useState(() => storedFormName(form));
  const latest = useRef(onLogOut);
  latest.current = onLogOut;
  useEffect(() => {
    if (storedName === form) return;
    const logOut = () => {
      latest.current();
      setStoredName(form);
    };
    // A logout in another tab deletes the draft.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.draft(storedName) && newValue === null && !hasSession()) logOut();
    };
    addEventListener(loggedOutEvent, logOut);
    addEventListener("storage", onStorage);
    return () => {
      removeEventListener(loggedOutEvent, logOut);
      removeEventListener("storage", onStorage);
    };
  }, [form, storedName]);
  return storedName;
}
