import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../page/paths.ts";
import { useHydrated } from "../page/use-hydrated.ts";
import { signInPath } from "./return-path.ts";
import { hasLoggedOut, type StoredSession, useSession } from "./stored-session.ts";

/**
 * Returns the session that a screen needs. Without one it redirects to the sign-in page, which returns here afterwards.
 * Undefined while hydrating and without a session.
 */
export function useRequiredSession(): StoredSession | undefined {
  const session = useSession();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hadSession = useRef(false);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) {
      hadSession.current = true;
      return;
    }
    // After a logout, the code of the logout button opens another page.
    if (!isHydrated || (hadSession.current && hasLoggedOut())) return;
    const state = hadSession.current ? { hasExpired: true } : null;
    navigate(signInPath(paths.login, pathname + search), { replace: true, state });
  }, [isSignedIn, isHydrated, navigate, pathname, search]);
  return session;
}
