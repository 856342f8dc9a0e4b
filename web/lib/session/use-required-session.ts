import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "../page/hydration/use-hydrated.ts";
import { paths } from "../page/paths.ts";
import { signInPath } from "./return-path.ts";
import { endReason, hasLoggedOut, type StoredSession, useSession } from "./stored-session.ts";

/** State of the sign-in page after a session ended. */
export interface SignInState {
  ended?: ReturnType<typeof endReason>;
}

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
    const state: SignInState | null = hadSession.current ? { ended: endReason() } : null;
    navigate(signInPath(paths.login, pathname + search), { replace: true, state });
  }, [isSignedIn, isHydrated, navigate, pathname, search]);
  return session;
}
