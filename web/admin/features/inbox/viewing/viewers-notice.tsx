import type { EnquiryDetail } from "#contract/enquiries/inbox-enquiry.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Says which colleagues have the enquiry open, so that the sender does not get two answers. */
export function ViewersNotice({ viewers }: Pick<EnquiryDetail, "viewers">) {
  const names = viewers.map(({ username }) => username);
  const last = names.pop();
  const all = names.length > 0 ? `${names.join(", ")} and ${last} are` : `${last} is`;
  return (
    <div role="status" className="empty:-mb-4">
      {last !== undefined && (
        <Notice tone="warn" icon="warn" title={`${all} answering`}>
          <p>Ask before you call or write, so that the person is not contacted twice.</p>
        </Notice>
      )}
    </div>
  );
}
