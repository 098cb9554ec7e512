import type { Turn } from '../../../api/simulate/reply';
import type { SampleReply } from '../../../api/simulate/sampleAssistant';

export type Question = { readonly id: number; readonly turn: Turn };
export type Reply = { readonly id: number; readonly reply: SampleReply };
