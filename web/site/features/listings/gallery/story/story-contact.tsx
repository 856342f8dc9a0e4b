import { CallLink } from "../../contact/call-link.tsx";
import { ChatLink } from "../../contact/chat-link.tsx";
import type { ShownProperty } from "../../facts/detail-property.ts";

/** Call and WhatsApp; nothing while only the card of the property is known, or if the business has no number. */
export function StoryContact({ property, hasNumber }: { property: ShownProperty; hasNumber?: boolean | undefined }) {
  if (!("images" in property)) return null;
  return (
    <div className="story-contact">
      <CallLink className="" property={property} showNumber={hasNumber} />
      <ChatLink className="" property={property} />
    </div>
  );
}
