import { useState } from "react";
import type { Member, ResetLink } from "#contract/admin/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface ResetLinkSheetProps {
  member: Member;
  link: ResetLink;
  onClose: () => void;
}

/** Shows a one-time password reset link. The server does not return it again. */
export function ResetLinkSheet({ member, link, onClose }: ResetLinkSheetProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.link);
      setIsCopied(true);
    } catch {
      // Without permission for the clipboard the link can be selected and copied by hand.
    }
  };
  const expiry = new Date(link.expires_at).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  return (
    <Dialog variant="sheet" title="Reset link" onClose={onClose}>
      <p className="mt-4">
        Send this link to <strong>{member.username}</strong> only: anyone who opens it can set the password. It works
        once, until {expiry}, and is not shown again.
      </p>
      <Field id="reset-link" label="Link" className="mt-4">
        <input
          id="reset-link"
          className="in"
          readOnly
          value={link.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={copy}>Copy link</Button>
        <p role="status" className="text-good">
          {isCopied && "Copied"}
        </p>
      </div>
    </Dialog>
  );
}
