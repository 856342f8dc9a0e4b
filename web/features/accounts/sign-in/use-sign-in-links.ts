import { useSearchParams } from "react-router-dom";
import { readReturnPath, signInPath } from "#web/lib/session/return-path.ts";

/** Returns the page that the visitor came from, and a function for links that keep it. */
export function useSignInLinks() {
  const back = readReturnPath(useSearchParams()[0]);
  return { back, linkTo: (page: string) => signInPath(page, back) };
}
