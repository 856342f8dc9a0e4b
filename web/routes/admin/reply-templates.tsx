import { ReplyTemplatesPage } from "#web/features/admin/inbox/templates/reply-templates-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ReplyTemplates() {
  usePageHead({ title: "Reply templates", noindex: true });
  return <ReplyTemplatesPage />;
}
