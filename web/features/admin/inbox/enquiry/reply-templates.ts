import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import type { Submission } from "#contract/enquiries/submission.ts";
import type { ServiceSlug } from "#contract/services/services.ts";
import type { VisibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";

export interface ReplyTemplate {
  label: string;
  text: (enquiry: Submission, site: VisibleSite) => string;
}

const greeting = ({ name }: Submission) => `Hello ${name || "there"},`;
const signature = ({ reference }: Submission, { name, phone }: VisibleSite) =>
  joinParts([name, phone, `Reference ${reference}`], "\n");

const letter =
  (body: string | ((enquiry: Submission) => string)): ReplyTemplate["text"] =>
  (enquiry, site) =>
    [greeting(enquiry), typeof body === "string" ? body : body(enquiry), signature(enquiry, site)].join("\n\n");

const offerAppointment = ({ preferred_day, preferred_time }: Submission) => {
  const preferred = describePreferredTime(preferred_day, preferred_time);
  return preferred
    ? `Thank you for your request for an appointment. You asked for ${preferred}. Would this time suit you: `
    : "Thank you for your request for an appointment. Which day and time would suit you?";
};

const templatesByService: Record<ServiceSlug, ReplyTemplate> = {
  "real-estate": {
    label: "Offer a viewing",
    text: letter(
      "Thank you for your enquiry about this home. We can show it to you. Which day and time would suit you?",
    ),
  },
  janitorial: {
    label: "Ask about the rooms",
    text: letter(
      "Thank you for your enquiry about cleaning. How many rooms are there, and how often should we come? Then we can give you a price.",
    ),
  },
  "driving-school": {
    label: "Invite to a first lesson",
    text: letter("Thank you for your interest in our driving school. When could you come for a first lesson?"),
  },
  health: {
    label: "Offer an appointment",
    text: letter(offerAppointment),
  },
  general: {
    label: "Ask for details",
    text: letter("Thank you for contacting us. Could you tell us a little more?"),
  },
};

/** Returns the templates for an enquiry; the first one is the default. */
export function replyTemplates({ service }: Submission): readonly ReplyTemplate[] {
  return [
    templatesByService[service] ?? templatesByService.general,
    {
      label: "Thanks, with a question",
      text: letter("Thank you for your enquiry. When is a good time to call you?"),
    },
    { label: "Greeting only", text: greeting },
  ];
}
