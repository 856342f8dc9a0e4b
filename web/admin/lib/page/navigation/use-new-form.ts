import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Returns whether the form that adds something is open. A link to the screen opens it with `?new`. */
export function useNewForm() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has("new")) return;
    params.delete("new");
    setIsOpen(true);
    // A reload, or the way back, does not open it again.
    navigate({ pathname, search: String(params) }, { replace: true, state });
  }, [pathname, search, state, navigate]);
  return [isOpen, setIsOpen] as const;
}
