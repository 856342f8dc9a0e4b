import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { ContactButtons } from "#web/ui/contact/contact-buttons.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

const steps = [
  ["Open the link again", "Tap it in our message, or copy it to the last character. It works once, within 24 hours."],
  ["Or ask for a new link", "Call or message us. We check that the account is yours and send you the link."],
] as const;

/** What to do on the page of a reset link that was opened without its token. */
export function IncompleteResetLink() {
  return (
    <>
      <Notice tone="warn" icon="warn" title="Reset link incomplete">
        <p>You can choose a new password after you open the complete link that we sent you.</p>
      </Notice>
      <ol>
        {steps.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-4">
            <span className="text-4 font-bold text-ocean" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h2 className="text-3">{title}</h2>
              <p className="mt-1 text-ink2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <ButtonLink to={`${paths.contact}?service=general`}>Ask for a new link</ButtonLink>
        <ContactButtons chatText="Hello, I forgot my password. Please send me a new reset link." />
      </div>
      <Link className="more justify-self-start" to={paths.login}>
        <Icon name="left" /> Back to login
      </Link>
    </>
  );
}
