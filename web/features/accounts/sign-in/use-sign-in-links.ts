import { useSearchParams } from "react-router-dom";
import { readReturnPath, signInPath } from "#web/lib/page/account-paths.ts";

/** The page that sent a person here, and links to the other pages of signing in, which lead back there too. */
export function useSignInLinks() {
  const back = readReturnPath(useSearchParams()[0]);
  return { back, linkTo: (page: string) => signInPath(page, back) };
}
