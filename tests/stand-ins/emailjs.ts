/** Answers in the place of EmailJS: 200 OK like the service, until it is told otherwise. */
export { startStandIn as startEmailJs, type StandIn as EmailJsStandIn } from './stand-in'
