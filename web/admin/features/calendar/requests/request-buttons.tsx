import type { AdminAppointment } from "#contract/appointments/admin-appointment.ts";
import { Button } from "#web/ui/button.tsx";
import type { RequestAnswers } from "./use-request-answers.tsx";

interface RequestButtonsProps {
  request: AdminAppointment;
  answers: RequestAnswers;
  /** Whether the screen has something more urgent. */
  isQuiet?: boolean;
  /** Called after a tap on one of them. */
  onAnswer?: () => void;
}

/** *Confirm* and *Decline*. */
export const RequestButtons = ({ request, answers, isQuiet, onAnswer }: RequestButtonsProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2 sm:w-[11.5rem] sm:flex-none">
    <Button
      look={isQuiet ? "outline" : "solid"}
      className="min-h-touch px-2"
      busy={answers.isBusy}
      aria-label={`Confirm ${request.name}`}
      onClick={() => {
        onAnswer?.();
        void answers.confirm(request);
      }}
    >
      Confirm
    </Button>
    <Button
      look={isQuiet ? "quiet" : "outline"}
      className="min-h-touch px-2"
      busy={answers.isBusy}
      aria-label={`Decline ${request.name}`}
      onClick={() => {
        onAnswer?.();
        answers.decline(request);
      }}
    >
      Decline
    </Button>
  </div>
);
