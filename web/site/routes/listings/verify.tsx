import { readQuestion, verifyKey } from "#web/site/features/listings/verify/read-question.ts";
import { VerifyScreen } from "#web/site/features/listings/verify/verify-screen.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

export const pageKeys: PageKeys = (_, url) => {
  const question = readQuestion(url.searchParams);
  return question ? [verifyKey(question)] : [];
};

/** The page that says whether a phone number or a reference is ours. */
export function Verify() {
  return <VerifyScreen />;
}
