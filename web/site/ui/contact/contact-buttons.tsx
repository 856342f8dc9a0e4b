import { chatLink, telLink, useSite } from "#web/lib/page/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { ExactText } from "#web/ui/exact-text.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Equally wide columns; one below the other if the text is large, or a desktop has no room for the number. */
export const buttonPairClass =
  "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 *:px-4 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]";

interface ContactButtonsProps {
  /** Uses this service's numbers. */
  service?: Parameters<typeof useSite>[0];
  /** First message of the chat. */
  chatText?: string;
  /** Makes WhatsApp the main action, because it also works while the office is closed; without it, the call. */
  isMain?: boolean;
  /** Shows the number on a desktop only, so that both buttons fit into one row. */
  isCompact?: boolean;
}

/** Buttons to call and to write on WhatsApp, for the numbers that the business has. */
export function ContactButtons(props: ContactButtonsProps) {
  const { service, chatText = "Hello, I have a question.", isMain, isCompact } = props;
  const { phone, whatsapp } = useSite(service);
  const call = phone && (
    <ButtonAnchor key="call" look={isMain && !whatsapp ? "solid" : "outline"} href={telLink(phone)}>
      <Icon name="phone" />
      {isCompact ? (
        <>
          Call<span className="max-lg:sr-only" translate="no">{` ${phone}`}</span>
        </>
      ) : (
        <ExactText text={`Call ${phone}`} />
      )}
    </ButtonAnchor>
  );
  const chat = whatsapp && (
    <ButtonAnchor
      key="chat"
      look={isMain ? "solid" : "outline"}
      href={chatLink(whatsapp, chatText)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="chat" />
      WhatsApp
    </ButtonAnchor>
  );
  return isMain ? [chat, call] : [call, chat];
}
