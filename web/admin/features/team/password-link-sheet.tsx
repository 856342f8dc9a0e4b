import type { Member, ResetLink } from "#contract/admin/team.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkToSend } from "./link-to-send.tsx";

interface PasswordLinkSheetProps {
  member: Member;
  link: ResetLink;
  onClose: () => void;
}

/** Shows a one-time password reset link. The server does not return it again. */
export function PasswordLinkSheet({ member, link, onClose }: PasswordLinkSheetProps) {
  const expiry = new Date(link.expires_at).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  return (
    <Dialog variant="small" title="Password link" onClose={onClose}>
      <p className="mb-4">
        Send this link to <strong>{member.username}</strong>{" "}
        <span>{`only: anyone who opens it can set the password. It works once, until ${expiry}, and is not shown again.`}</span>
      </p>
      <LinkToSend id="reset-link" label="Link" link={link.link} />
    </Dialog>
  );
}
