import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { homePathFor } from "#web/lib/session/return-path.ts";
import { readSession, useSession } from "#web/lib/session/stored-session.ts";

/**
 * Redirects a visitor who is already signed in, or who signs in in another tab.
 * @param isSigningIn true while this page signs the visitor in and redirects by itself
 */
export function useRedirectSignedIn(destination: string | undefined, isSigningIn: boolean): void {
  const navigate = useNavigate();
  const session = useSession();
  const role = session?.role;
  useEffect(() => {
    if (role && !isSigningIn && readSession()) navigate(destination ?? homePathFor(role), { replace: true });
  }, [role, isSigningIn, destination, navigate]);
}

/** Returns a function that redirects after a delay, in milliseconds. */
export function useDelayedRedirect(delay: number): (to: string) => void {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [to, delay, navigate]);
  return setTo;
}
