import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import type { EnquiryService } from "#contract/services/services.ts";
import { type DefaultReply, replyAboutHome, replyWithoutHome } from "./home-replies.ts";
import { askForTime } from "./preferred-time-sentences.ts";
import type { ReplySubject } from "./reply-subject.ts";
import { readWishes } from "./stated-wishes.ts";

type CreateReply = (enquiry: InboxEnquiry, subject: ReplySubject, now: Date) => DefaultReply;

const callReply: DefaultReply = {
  label: "Thanks, with a question",
  body: "Thank you for your enquiry. When is a good time to call you?",
};

const reportReply: DefaultReply = {
  label: "Thank for the report",
  body: "Thank you for your report. We are checking this home now. Please pay nobody before you have seen a home: we never ask for that.",
};

/** Careers have no service of their own: their page leads to the general form. */
const jobWords =
  /\b(vacanc(y|ies)|internship|job application|my (cv|resume)|(looking for|need|seeking|want) (a |any )?(job|work|employment)(?! (done|on|at|in my|in our|for my|for our))|have (a |any )?(work|jobs?) for (me|a|an|my)|apply(ing)? (as|for (a |an |the |any )?(job|position|post|work))|are you hiring|(job|work) (openings?|opportunit(y|ies))|work (with|for) you(?! to))\b/i;

const replyToGeneral: CreateReply = (enquiry, subject, now) => {
  if (subject.about === "home") return replyAboutHome(enquiry, subject, now);
  if (jobWords.test(`${enquiry.subject ?? ""} ${enquiry.message ?? ""}`)) {
    const body =
      "Thank you for your interest in working with us. Please tell us what work you do, and since when. We will call you if we have work for you.";
    return { label: "Ask about their work", body };
  }
  if (enquiry.message?.trim()) return callReply;
  return { label: "Ask for details", body: "Thank you for contacting us. Could you tell us a little more?" };
};

const replyAboutLesson: CreateReply = (enquiry, subject, now) => {
  const course = subject.about === "course" ? subject : undefined;
  const thanks = course?.name
    ? `Thank you for your interest in our driving course ${course.name}.`
    : "Thank you for your interest in our driving school.";
  if (course?.state === "unavailable" || course?.state === "deleted") {
    const body = `${thanks} ${course.name ? "It" : "The course that you asked about"} is not on offer at the moment. Shall we suggest another course?`;
    return { label: "Suggest another course", body };
  }
  const question =
    enquiry.preferred_day || enquiry.preferred_time || readWishes(enquiry.message).day
      ? askForTime(enquiry, now)
      : "When could you come for a first lesson?";
  return { label: "Invite to a first lesson", body: `${thanks} ${question}` };
};

const replyAboutAppointment: CreateReply = (enquiry, subject, now) => {
  const professional = subject.about === "doctor" ? subject : undefined;
  const thanks = `Thank you for your request for an appointment${professional?.name ? ` with ${professional.name}` : ""}.`;
  if (professional?.state === "unavailable" || professional?.state === "deleted") {
    const body = `${thanks} ${professional.name ?? "The doctor that you chose"} has no appointments at the moment. Shall we suggest another doctor?`;
    return { label: "Suggest another doctor", body };
  }
  return { label: "Offer an appointment", body: `${thanks} ${askForTime(enquiry, now)}` };
};

const replyAboutCleaning: CreateReply = ({ message }) => {
  const { rooms, howOften } = readWishes(message);
  const thanks = "Thank you for your enquiry about cleaning.";
  if (rooms && howOften) {
    return { label: "Offer a price", body: `${thanks} We can give you a price. When is a good time to call you?` };
  }
  const question = rooms ? "How often should we come?" : "How many rooms are there?";
  const both = "How many rooms are there, and how often should we come?";
  const body = `${thanks} ${rooms || howOften ? question : both} Then we can give you a price.`;
  return { label: rooms ? "Ask how often to come" : "Ask about the rooms", body };
};

/** Creates the default reply to an enquiry of each service. */
export const serviceReplies: Record<EnquiryService, CreateReply> = {
  "real-estate": (enquiry, subject, now) =>
    subject.about === "home" ? replyAboutHome(enquiry, subject, now) : replyWithoutHome(enquiry),
  janitorial: replyAboutCleaning,
  "driving-school": replyAboutLesson,
  health: replyAboutAppointment,
  general: replyToGeneral,
  report: () => reportReply,
};
