import type { OutboxMessage } from "#contract/alerts/alert-settings.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { EmailText } from "#web/ui/contact/email-text.tsx";

/** A link, without the sign after it, or the text before the next one. */
const parts = /https?:\/\/\S*[^\s.,;:)]|(?:(?!https?:\/\/)[\s\S])+/g;

interface MessageTextProps {
  message: OutboxMessage;
  /** Whether the screen has another title. */
  hasTitle: boolean;
}

/** A whole message. The links in it can be opened; each has one line, because it is long and says nothing. */
export function MessageText({ message: { kind, at, to, subject, text }, hasTitle }: MessageTextProps) {
  return (
    <article aria-label={subject} className="max-w-[75ch] min-w-0 lg:sticky lg:top-20">
      {hasTitle && <h2 className="font-sans text-3 font-bold tracking-[normal] wrap-anywhere">{subject}</h2>}
      <p className="text-1 text-ink2 lg:mt-1">
        {kind === "mail" ? (
          <>
            <span>Email to</span> <EmailText email={to} />
          </>
        ) : (
          <span>{`Push to ${to}`}</span>
        )}{" "}
        <span className="whitespace-nowrap">{`· ${formatDateTime(at)}`}</span>
      </p>
      <div className="mt-4 border-t border-line pt-4 whitespace-pre-wrap wrap-anywhere">
        {[...text.matchAll(parts)].map(({ 0: part, index }) =>
          part.startsWith("http") ? (
            <a key={index} href={part} className="inline-block max-w-full truncate align-bottom">
              {part}
            </a>
          ) : (
            <span key={index}>{part}</span>
          ),
        )}
      </div>
    </article>
  );
}
