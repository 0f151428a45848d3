#!/usr/bin/env node
// `npm create forecourt@latest my-dealers`: writes the folder of an agency's own host.
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { questions } from '../src/answers.mjs';
import { checkFolder, Mistake, writeProject } from '../src/writeProject.mjs';

const usage = `npm create forecourt@latest [name] -- [options]

${questions.map(({ key, text }) => `  --${key.padEnd(10)} ${text}`).join('\n')}
  --yes        takes what is usual for everything that is not given, without asking`;

/** Asks until the answer is right; an empty one takes the usual. */
async function ask({ text, usual, wrong }, answers, terminal) {
  for (;;) {
    const typed = (await terminal.question(`${text} (${usual(answers)}): `)).trim() || usual(answers);
    const problem = wrong(typed);
    if (problem === null) return typed;
    console.log(`'${typed}' cannot be taken: ${problem}.`);
  }
}

async function answersOf(given, asks) {
  const problems = questions.flatMap(({ key, wrong }) => {
    const problem = given[key] === undefined ? null : wrong(given[key]);
    return problem === null ? [] : [`--${key} '${given[key]}' cannot be taken: ${problem}.`];
  });
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  const answers = {};
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  try {
    for (const question of questions) {
      const { key, usual } = question;
      answers[key] = given[key] ?? (terminal ? await ask(question, answers, terminal) : usual(answers));
      // Before anything else is asked.
      if (key === 'name') checkFolder(resolve(answers.name));
    }
  } finally {
    terminal?.close();
  }
  return answers;
}

try {
  const options = Object.fromEntries(questions.map(({ key }) => [key, { type: 'string' }]));
  const { values, positionals } = parseArgs({
    options: { ...options, yes: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new Mistake(`One name is enough: ${positionals.join(' ')}\n\n${usage}`);
  if (values.help) console.log(usage);
  else {
    const given = { ...values, name: values.name ?? positionals[0] };
    const { folder, slug } = writeProject(await answersOf(given, process.stdin.isTTY && !values.yes));
    console.log(`Written: ${folder}

Next:
  cd ${relative('.', folder) || '.'}
  npm install
  npm test
  npm start          http://${slug}.localhost:3000/ (the first start builds, about a minute)`);
  }
} catch (fault) {
  if (!(fault instanceof Mistake) && !String(fault.code).startsWith('ERR_PARSE_ARGS')) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
