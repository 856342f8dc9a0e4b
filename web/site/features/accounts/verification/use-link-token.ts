import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "#web/lib/page/hydration/use-hydrated.ts";

/**
 * Returns the token of a one-time link. It is behind `#`, so that no server log contains it, and is removed from the URL
 * immediately. `isMissing` is true once it is known that the URL has none.
 */
export function useLinkToken(): { token: string; isMissing: boolean } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [token, setToken] = useState("");
  useEffect(() => {
    if (hash.length < 2) return;
    setToken(hash.slice(1));
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { token, isMissing: isHydrated && !token && hash.length < 2 };
}
