import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { homePathFor } from "#web/lib/page/account-paths.ts";
import { readSession, useSession } from "#web/lib/session/stored-session.ts";

/**
 * Leads whoever is signed in already, here or meanwhile in another tab, on to where signing in leads; not while this page
 * itself has just signed them in (`isOwn`) and says so.
 */
export function useRedirectSignedIn(destination: string | undefined, isOwn: boolean): void {
  const navigate = useNavigate();
  const session = useSession();
  const role = session?.role;
  useEffect(() => {
    if (role && !isOwn && readSession()) navigate(destination ?? homePathFor(role), { replace: true });
  }, [role, isOwn, destination, navigate]);
}

/** Leads on after a pause, once there is somewhere to go. */
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
