import type { AdminSignup } from "#contract/accounts/account.ts";
import { Note } from "#web/ui/feedback/notice.tsx";

/** What will become of the registration, said before it is filled in (ruling 20). */
export function AdminSignupNote({ signup }: { signup: AdminSignup["data"] | undefined }) {
  if (signup?.mode === "open") {
    return (
      <Note tone="warn" icon="warn" title="Local development">
        <p>Here the chosen role is granted at once. A deployed site never does that.</p>
      </Note>
    );
  }
  if (signup?.mode === "closed") {
    return (
      <Note tone="warn" icon="warn" title="Admin registration is closed">
        <p>Ask a super admin to give your account the role.</p>
      </Note>
    );
  }
  if (signup?.setup_code_needed) {
    return (
      <Note tone="warn" icon="warn" title="This site has no super admin yet">
        <p>With the setup code your account becomes the first one, at once.</p>
      </Note>
    );
  }
  if (signup) {
    return (
      <p className="text-ink2">Your request goes to a super admin. Until it is approved your account is a visitor's.</p>
    );
  }
  return null;
}
