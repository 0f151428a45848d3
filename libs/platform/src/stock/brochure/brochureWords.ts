import type { SpecificationItem } from '@forecourt/vehicle/model';

/** Grades of a model and their facts, one value for each grade. */
export interface GradeTable {
  heads: string[];
  rows: { label: string; values: string[] }[];
}

/** Every word of a brochure, in letters that its typeface has. */
export interface BrochureContent {
  siteName: string;
  title: string;
  /** Badge and series; empty where there are none. */
  detail: string;
  /** @example 'Reserved'; empty as a rule */
  notice: string;
  price: { figure: string; isFigure: boolean; unit: string; was: string; toBuy: string; saving: string };
  /** A repayment with its required disclosures; null where none may be shown. */
  finance: { repayment: string; note: string } | null;
  /** The few facts beside the picture. */
  facts: string[];
  keyFacts: SpecificationItem[];
  specifications: SpecificationItem[];
  /** Of a model: its grades side by side, a few in each table. */
  grades: GradeTable[];
  features: string[];
  featuresLeftOut: number;
  comments: string;
  /** Over the comments and over the features. */
  headings: { comments: string; features: string };
  dealer: { name: string; lines: string[]; hours: SpecificationItem[] };
  pageUrl: string;
  /** Without path or protocol. */
  host: string;
  /** The page's address as people write it, in lines that a column holds. */
  pageAddress: string[];
  notes: string;
}
