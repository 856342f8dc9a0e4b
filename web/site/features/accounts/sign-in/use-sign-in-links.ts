import { useLocation } from "react-router-dom";
import { readReturnPath, signInPath } from "#web/lib/session/return-path.ts";

/** Returns the page that the visitor came from, and a function that builds sign-in links which return there. */
export function useSignInLinks() {
  const back = readReturnPath(new URLSearchParams(useLocation().search));
  return { back, linkTo: (page: string) => signInPath(page, back) };
}
