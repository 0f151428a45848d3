import { Heading } from '@forecourt/ui';
import { Fragment } from 'react';
import type { TradeInField } from '../../model/tradeInForms.ts';
import * as styles from './TradeInForm.css.ts';
import { TradeInQuestion, type TradeInQuestionProps } from './TradeInQuestion.tsx';

/** Questions of a step under one heading. */
export interface TradeInGroup {
  title: string;
  /** Names of its questions. Questions without a group come last, without a title. */
  names: readonly string[];
}

export interface TradeInFieldsProps extends Omit<TradeInQuestionProps, 'field'> {
  /** Questions of the step. */
  fields: readonly TradeInField[];
  /** Groups of questions, with their headings. */
  groups: readonly TradeInGroup[];
}

/** Two adjacent half-width questions share a line. */
function linesOf(fields: readonly TradeInField[]): TradeInField[][] {
  return fields.reduce<TradeInField[][]>((lines, field) => {
    const last = lines.at(-1);
    if (last?.length === 1 && field.half && last[0]?.half) last.push(field);
    else lines.push([field]);
    return lines;
  }, []);
}

/** On a phone names fit side by side; numbers and addresses need the whole line. */
const pairOf = (line: readonly TradeInField[]): string =>
  line.every(({ type, hint }) => type === 'string' && hint === undefined) ? styles.pair.names : styles.pair.others;

/** The questions of a step, grouped under headings. */
export function TradeInFields({ fields, groups, ...question }: TradeInFieldsProps) {
  const grouped = groups.map(({ title, names }) => ({
    title,
    fields: fields.filter(({ name }) => names.includes(name)),
  }));
  const rest = fields.filter(({ name }) => groups.every(({ names }) => !names.includes(name)));
  const parts = [...grouped, { title: '', fields: rest }].filter(({ fields }) => fields.length > 0);
  return parts.map(({ title, fields }) => {
    const lines = linesOf(fields).map((line) => {
      const key = line.map(({ name }) => name).join(' ');
      const questions = line.map((field) => <TradeInQuestion key={field.name} field={field} {...question} />);
      return line.length === 1 ? (
        <Fragment key={key}>{questions}</Fragment>
      ) : (
        <div key={key} className={pairOf(line)}>
          {questions}
        </div>
      );
    });
    if (title === '') return <Fragment key={title}>{lines}</Fragment>;
    const id = question.idOf(`group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`);
    return (
      <div className={styles.group} key={title} role="group" aria-labelledby={id}>
        <Heading level={2} size="large" id={id}>
          {title}
        </Heading>
        {lines}
      </div>
    );
  });
}
