import { CallLink } from "../contact/call-link.tsx";
import { ChatLink } from "../contact/chat-link.tsx";
import type { DetailProperty } from "../facts/detail-property.ts";

/** Links that call about a home and that open a WhatsApp chat about it. */
export function CompareContactLinks({ property }: { property: DetailProperty }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
      <CallLink className="" property={property} />
      <ChatLink className="" property={property} />
    </div>
  );
}
