import type { Plugin } from 'vite'
export function shaders(): Plugin
export function askedOf(sources: readonly string[]): Set<string>
export function withoutUnused(code: string, asked: ReadonlySet<string>): string
export function asleepFor(sources: readonly string[]): (chunk: string) => boolean
export function lighter(code: string, sources: readonly string[]): string
export function trimmed(code: string, asked: ReadonlySet<string>, asleep?: (chunk: string) => boolean): string
