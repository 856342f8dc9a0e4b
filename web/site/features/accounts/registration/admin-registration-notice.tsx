import type { AdminSignupResponse } from "#contract/accounts/account-responses.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Tells the visitor before registration what access the account will get. */
export function AdminRegistrationNotice({ signup }: { signup: AdminSignupResponse["data"] | undefined }) {
  if (signup?.mode === "open") {
    return (
      <Notice tone="warn" icon="warn" title="Local development">
        <p>On this local site, the role you choose is granted immediately. A deployed site never does this.</p>
      </Notice>
    );
  }
  if (signup?.mode === "closed") {
    return (
      <Notice tone="warn" icon="warn" title="Admin registration is closed">
        <p>Ask a super admin to give your account access.</p>
      </Notice>
    );
  }
  if (signup?.setup_code_needed) {
    return (
      <Notice tone="warn" icon="warn" title="This site has no super admin yet">
        <p>Enter the setup code to become the first one.</p>
      </Notice>
    );
  }
  if (signup) {
    return (
      <p className="text-ink2">
        A super admin will review your request. Until then, your account is a visitor account.
      </p>
    );
  }
  return null;
}
