import { ReplyTemplatesPage } from "#web/admin/features/inbox/templates/reply-templates-page.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";

export function ReplyTemplates() {
  usePageHead({ title: "Reply templates", noindex: true });
  return <ReplyTemplatesPage />;
}
