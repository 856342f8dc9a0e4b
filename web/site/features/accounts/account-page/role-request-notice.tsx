import { useState } from "react";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { meKey } from "#web/lib/session/private-cache.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { sendVerification } from "../account-requests.ts";
import { accountFailure, accountMessages } from "../messages.ts";

/** Says that a request for access is open, and offers to verify the e-mail address. */
export function RoleRequestNotice() {
  const user = useEndpoint(meKey).data?.user;
  if (!user?.role_request) return null;
  return (
    <div className="mt-4">
      <Notice tone="warn" title="Waiting for approval">
        <p>{accountMessages.requestedText}</p>
        {!user.email_verified && <VerificationLink email={user.email} />}
      </Notice>
    </div>
  );
}

function VerificationLink({ email }: { email: string }) {
  const [result, setResult] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    const text = await sendVerification().then(
      () => `We send a link to ${email}. It arrives within ten minutes.`,
      accountFailure,
    );
    setResult(text);
    setIsSending(false);
  };
  return (
    <>
      <p className="mt-2">Your email address is not verified. A verified address helps us to decide.</p>
      <Button look="outline" className="mt-2 w-full sm:w-auto" busy={isSending} onClick={send}>
        Send me a link
      </Button>
      <p role="status" className="mt-2">
        {result}
      </p>
    </>
  );
}
