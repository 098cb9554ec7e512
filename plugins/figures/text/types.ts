import type { Type } from './measure';

/** The faces of all figures. Nothing is smaller than 13 px, so a figure may shrink by 1/13 on a phone and keep 12 px. */
export const NAME: Type = { size: 14, face: 'bold' };
export const SMALL: Type = { size: 13 };
/** Names beside small words. */
export const BOLD: Type = { ...SMALL, face: 'bold' };
export const CODE: Type = { size: 13, face: 'mono' };

export const LEAST_SIZE = 12;
export const SMALLEST = SMALL.size;

/** @returns the width of the widest drawing that a place of this width shows whole, with its labels at 12 px */
export const shrunkInto = (frame: number): number => Math.floor((frame * SMALLEST) / LEAST_SIZE);

export const lineHeight = ({ size }: Type): number => size + 4;
