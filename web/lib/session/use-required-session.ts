import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../page/paths.ts";
import { useHydrated } from "../page/use-hydrated.ts";
import { signInPath } from "./return-path.ts";
import { hasLoggedOut, type StoredSession, useSession } from "./stored-session.ts";

/**
 * Returns the session that a screen needs. Without one it leads to the sign-in page, and back afterwards.
 * Undefined while hydrating and without a session.
 */
export function useRequiredSession(): StoredSession | undefined {
  const session = useSession();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hadSession = useRef(false);
  const isIn = session !== undefined;
  useEffect(() => {
    if (isIn) {
      hadSession.current = true;
      return;
    }
    // After a logout the button itself leads to another page.
    if (!isHydrated || (hadSession.current && hasLoggedOut())) return;
    const state = hadSession.current ? { hasExpired: true } : null;
    navigate(signInPath(paths.login, pathname + search), { replace: true, state });
  }, [isIn, isHydrated, navigate, pathname, search]);
  return session;
}
