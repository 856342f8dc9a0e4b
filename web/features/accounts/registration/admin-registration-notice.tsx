import type { AdminSignupResponse } from "#contract/accounts/account.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** What will become of the registration, said before it is filled in (ruling 20). */
export function AdminRegistrationNotice({ signup }: { signup: AdminSignupResponse["data"] | undefined }) {
  if (signup?.mode === "open") {
    return (
      <Notice tone="warn" icon="warn" title="Local development">
        <p>Here the chosen role is granted at once. A deployed site never does that.</p>
      </Notice>
    );
  }
  if (signup?.mode === "closed") {
    return (
      <Notice tone="warn" icon="warn" title="Admin registration is closed">
        <p>Ask a super admin to give your account the role.</p>
      </Notice>
    );
  }
  if (signup?.setup_code_needed) {
    return (
      <Notice tone="warn" icon="warn" title="This site has no super admin yet">
        <p>With the setup code your account becomes the first one, at once.</p>
      </Notice>
    );
  }
  if (signup) {
    return (
      <p className="text-ink2">Your request goes to a super admin. Until it is approved your account is a visitor's.</p>
    );
  }
  return null;
}
