{{/* The name of everything in the release, and the job of its metrics. */}}
{{- define "portal.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "portal.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "portal.labels" -}}
{{ include "portal.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{- define "portal.image" -}}
{{- with .Values.image }}
{{- if .digest }}{{ .repository }}@{{ .digest }}{{ else }}{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{/* Variables that follow from other values. */}}
{{- define "portal.variables" -}}
- { name: NODE_ENV, value: production }
{{- if .Values.files }}
- { name: DISTRIBUTORS_FILE, value: /etc/portal/distributors.json }
{{- end }}
{{- if .Values.certificateAuthorities }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/portal-authorities/ca.pem }
{{- end }}
{{- with .Values.proxy }}
{{- if .url }}
- { name: NODE_USE_ENV_PROXY, value: "1" }
- { name: HTTP_PROXY, value: {{ .url | quote }} }
- { name: HTTPS_PROXY, value: {{ .url | quote }} }
- { name: NO_PROXY, value: {{ .except | quote }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "portal.mounts" -}}
{{- if .Values.files }}
- { name: files, mountPath: /etc/portal, readOnly: true }
{{- end }}
{{- if .Values.keys }}
- { name: keys, mountPath: /etc/portal-keys, readOnly: true }
{{- end }}
{{- if .Values.certificateAuthorities }}
- { name: authorities, mountPath: /etc/portal-authorities, readOnly: true }
{{- end }}
{{- end }}

{{- define "portal.volumes" -}}
{{- if .Values.files }}
- { name: files, configMap: { name: {{ .Values.files }} } }
{{- end }}
{{- if .Values.keys }}
- { name: keys, secret: { secretName: {{ .Values.keys }}, defaultMode: 0440 } }
{{- end }}
{{- if .Values.certificateAuthorities }}
- { name: authorities, configMap: { name: {{ .Values.certificateAuthorities }} } }
{{- end }}
{{- end }}

{{/* The seconds within which a stopping server has ended. */}}
{{- define "portal.graceSeconds" -}}
{{ add 10 (.Values.config.DRAIN_SECONDS | default "10" | int) }}
{{- end }}

{{/* What every pod of the release has. */}}
{{- define "portal.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
{{- range . }}
  - { name: {{ . }} }
{{- end }}
{{- end }}
{{- end }}

{{- define "portal.restricted" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "portal.destinations" -}}
{{- range . }}
- to:
    - ipBlock: { cidr: {{ .cidr | quote }} }
  ports:
    {{- range .ports }}
    - { protocol: TCP, port: {{ . }} }
    {{- end }}
{{- end }}
{{- end }}
