import { AnswersPage } from "#web/features/admin/answers/answers-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Answers() {
  usePageHead({ title: "Answer times", noindex: true });
  return <AnswersPage />;
}
