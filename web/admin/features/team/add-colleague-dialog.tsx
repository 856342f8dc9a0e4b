import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkToSend } from "./link-to-send.tsx";

/** Explains how a colleague gets access: they create the account, and a super admin gives it a role. */
export function AddColleagueDialog({ onClose }: { onClose: () => void }) {
  const { data } = useEndpoint(endpointKey("GET /admin-signup"));
  const isClosed = data?.data.mode === "closed";
  const path = isClosed ? paths.signup : paths.adminRegister;
  return (
    <Dialog variant="small" title="Add a colleague" onClose={onClose}>
      <ol className="grid gap-5">
        <Step number={1} title="Send them this link">
          <p className="mb-3 text-ink2">
            {isClosed ? "They create an account." : "They create an account and choose the role they need."}
          </p>
          <LinkToSend id="register-link" label="Link for your colleague" link={location.origin + path} />
        </Step>
        <Step number={2} title={isClosed ? "Give them a role" : "Approve their request"}>
          <p className="text-ink2">
            {isClosed
              ? "Find their account under Customers, press Manage and change the role."
              : "It appears at the top of this page. Check with them by phone or in person that it is theirs."}
          </p>
        </Step>
      </ol>
      {!isClosed && (
        <p className="mt-5 border-t border-line pt-4 text-1 text-ink2">
          Do they have an account already? Find it under Customers, press Manage and change the role.
        </p>
      )}
    </Dialog>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: Elements }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
      <span className="text-3 font-bold text-ocean" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        {children}
      </div>
    </li>
  );
}
