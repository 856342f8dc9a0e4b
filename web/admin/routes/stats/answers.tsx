import { AnswersPage } from "#web/admin/features/answers/answers-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function Answers() {
  usePageHead({ title: "Answer times", noindex: true });
  return <AnswersPage />;
}
